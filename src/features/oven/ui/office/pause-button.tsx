import { Button } from '@mantine/core'
import { useId, useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import type { PauseLength } from '../../contract/pause.ts'
import { pauseTexts } from '../../texts/pause-texts.ts'
import { usePause, usePauseWrites } from './use-pause.ts'
import styles from './pause.module.css'

const lengths: readonly PauseLength[] = [15, 30, 60, 'opening']

/** A button that shows the possible lengths of a pause. A press on a length begins the pause at once. */
export function PauseButton() {
  const texts = useTexts(pauseTexts)
  const id = useId()
  const pause = usePause()
  const { isPending, start } = usePauseWrites()
  const [isOpen, setOpen] = useState(false)
  if (pause) return null
  return (
    <>
      <Button variant="default" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {texts.pause}
      </Button>
      {isOpen && (
        <div id={id} role="group" aria-label={texts.pause} className={styles.lengths}>
          {lengths.map((length) => (
            <Button
              key={length}
              variant="default"
              disabled={isPending}
              onClick={() => void start(length).then(() => setOpen(false))}
            >
              {texts.lengths[length]}
            </Button>
          ))}
          <p>{texts.about}</p>
        </div>
      )}
    </>
  )
}
