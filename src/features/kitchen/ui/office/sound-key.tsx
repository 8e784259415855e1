import { MutedIcon } from '#src/design/office-icons.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { useTexts } from '#src/web/language.tsx'
import { useChimeChoice } from '#src/features/notifications/ui/office/chime-choice.ts'
import { readyChime, ringChime, useChimeReady } from '#src/features/notifications/ui/office/chime.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import styles from './kitchen-board.module.css'

/** In the bar, as long as no new order would be heard: one tap turns the sound on and plays it. */
export function SoundOffer() {
  const { sound } = useTexts(kitchenTexts)
  const { isOn, turnOn } = useSound()
  return isOn ? null : (
    <button type="button" className={styles.sound} onClick={turnOn}>
      <MutedIcon size="1.75rem" /> {sound.on}
    </button>
  )
}

/** Turns the sound on or off. */
export function SoundKey() {
  const { sound } = useTexts(kitchenTexts)
  const { isOn, turnOn, turnOff } = useSound()
  return (
    <button type="button" className={styles.footButton} onClick={isOn ? turnOff : turnOn}>
      {isOn ? sound.off : sound.on}
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
