import { Button } from '@mantine/core'

import { useTexts } from '../language.tsx'
import styles from './complete-address.module.css'
import { officeTexts } from './texts/office-texts.ts'

/** Of a longer web address only this many characters are shown; they are enough to recognize it. */
const maxShown = 100

/** Offers the web address that was probably meant. The field changes only when the button is pressed. */
export function CompleteAddress({ address, onComplete }: { readonly address: string; onComplete(): void }) {
  const texts = useTexts(officeTexts)
  return (
    <Button
      variant="default"
      onClick={onComplete}
      classNames={{ root: styles.button ?? '', label: styles.label ?? '' }}
    >
      {texts.completeAddress(shortAddress(address))}
    </Button>
  )
}

/** A web address for display. If it is too long to read, only its beginning is shown. */
export function shortAddress(address: string): string {
  return address.length > maxShown ? `${address.slice(0, maxShown)}…` : address
}
