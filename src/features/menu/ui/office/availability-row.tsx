import { Button, Switch } from '@mantine/core'
import { useState } from 'react'

import { Badge } from '#src/design/badge.tsx'
import { onSale, type Availability } from '#src/kernel/availability.ts'
import { formatDayTime } from '#src/kernel/day-time.ts'
import { inLanguage, markEnglish } from '#src/kernel/language.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { officeMenuTexts } from '../../texts/office-texts.ts'
import styles from './availability-page.module.css'
import { SoldOutDialog } from './sold-out-dialog.tsx'

interface AvailabilityRowProps {
  readonly thing: { readonly name: string; readonly nameVi?: string | null }
  readonly availability: Availability
  onChange(availability: Availability): void
}

/** A dish or option, the switch for whether guests can order it, and until when it is sold out. */
export function AvailabilityRow({ thing, availability, onChange }: AvailabilityRowProps) {
  const texts = useTexts(officeMenuTexts)
  const language = useLanguage()
  const name = inLanguage(language, thing.name, thing.nameVi)
  const shownName = markEnglish(language, thing.name, thing.nameVi)
  const [isChoosing, setChoosing] = useState(false)
  const { isAvailable, soldOutUntil } = availability
  return (
    <div className={styles.row} data-available={isAvailable}>
      <p className={styles.name}>
        {showEnglish(shownName)}
        {!isAvailable && (
          <Badge tone="danger">
            {soldOutUntil
              ? texts.soldOutUntil(formatDayTime(new Date(soldOutUntil), language))
              : texts.soldOut}
          </Badge>
        )}
      </p>
      <Button
        variant="default"
        className={styles.until}
        aria-label={texts.soldOutUntilOf(name)}
        onClick={() => setChoosing(true)}
      >
        {texts.soldOutUntilShort}
      </Button>
      <Switch
        aria-label={texts.available(name)}
        checked={isAvailable}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? onSale : { isAvailable: false, soldOutUntil: null })
        }
      />
      <SoldOutDialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        name={shownName}
        onChoose={(until) => {
          setChoosing(false)
          onChange({ isAvailable: false, soldOutUntil: until })
        }}
      />
    </div>
  )
}
