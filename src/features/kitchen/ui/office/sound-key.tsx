import { MutedIcon, SoundIcon } from '#src/design/office-icons.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { useTexts } from '#src/web/language.tsx'
import { useChimeChoice } from '#src/features/notifications/ui/office/chime-choice.ts'
import { readyChime, ringChime, useChimeReady } from '#src/features/notifications/ui/office/chime.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import styles from './kitchen-board.module.css'

/** In the bar: turns the sound on and plays it, or off. It is in words as long as no new order would be heard. */
export function SoundKey() {
  const { sound } = useTexts(kitchenTexts)
  const { isOn, turnOn, turnOff } = useSound()
  return isOn ? (
    <button type="button" className={styles.barButton} aria-label={sound.off} onClick={turnOff}>
      <SoundIcon size="1.75rem" />
    </button>
  ) : (
    <button type="button" className={styles.sound} onClick={turnOn}>
      <MutedIcon size="1.75rem" /> {sound.on}
    </button>
  )
}

function useSound() {
  const { sound } = useTexts(kitchenTexts)
  const [isWanted, choose] = useChimeChoice()
  const isReady = useChimeReady()
  return {
    isOn: isWanted && isReady,
    turnOff: () => choose(false),
    turnOn() {
      choose(true)
      void readyChime().then((heard) =>
        heard ? ringChime() : showToast({ title: sound.none, tone: 'error' }),
      )
    },
  }
}
