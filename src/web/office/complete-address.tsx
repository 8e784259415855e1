import { Button } from '@mantine/core'

import { useTexts } from '../language.tsx'
import styles from './complete-address.module.css'
import { officeTexts } from './texts/office-texts.ts'

/** So many characters of an address are enough to recognize it. */
const maxShown = 100

/** Offers the address that was probably meant, and changes nothing without a press. */
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

/** An address for display; of one that is too long to read, only the beginning. */
export function shortAddress(address: string): string {
  return address.length > maxShown ? `${address.slice(0, maxShown)}…` : address
}
