import { Button } from '@mantine/core'

import { useTexts } from '../language.tsx'
import styles from './complete-address.module.css'
import { officeTexts } from './texts/office-texts.ts'

/** A longer web address is shown only up to this many characters, which are enough to recognize it. */
const maxShown = 100

/** Offers the complete web address that the user probably meant. The field changes only if the user presses the button. */
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
