import { Button, Switch } from '@mantine/core'
import { type ReactNode, useState } from 'react'

import { Badge } from '#src/design/badge.tsx'
import { onSale, type Availability } from '#src/kernel/availability.ts'
import { formatDayTime } from '#src/kernel/day-time.ts'
import { inLanguage, type Language, markEnglish } from '#src/kernel/language.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { dishCountTexts } from '../../texts/dish-count-texts.ts'
import { officeMenuTexts } from '../../texts/office-texts.ts'
import styles from './availability-page.module.css'
import { SoldOutDialog } from './sold-out-dialog.tsx'

interface AvailabilityRowProps {
  readonly thing: { readonly name: string; readonly nameVi?: string | null }
  readonly availability: Availability
  /** True if the switch is large, for wet hands. */
  readonly isLarge?: boolean
  /**
   * The ingredients that the kitchen lacks and because of which the dish or option is sold out. As long as there is one, the switch
   * has no effect.
   */
  readonly missing?: readonly { readonly name: string; readonly nameVi: string }[] | undefined
  /** More buttons, which stand before the switch. */
  readonly children?: ReactNode
  onChange(availability: Availability): void
}

/** A row for a dish or an option, with a switch for whether guests can order it, and the time until which it is sold out. */
export function AvailabilityRow({
  thing,
  availability,
  isLarge,
  missing = [],
  children,
  onChange,
}: AvailabilityRowProps) {
  const texts = useTexts(officeMenuTexts)
  const counts = useTexts(dishCountTexts)
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
        {missing.length > 0 && <span>{counts.missing(namesOf(missing, language))}</span>}
      </p>
      {children}
      <Button
        variant="default"
        className={styles.until}
        aria-label={texts.soldOutUntilOf(name)}
        onClick={() => setChoosing(true)}
      >
        {texts.soldOutUntilShort}
      </Button>
      <Switch
        className={styles.switch}
        size={isLarge ? 'xl' : undefined}
        aria-label={texts.available(name)}
        checked={isAvailable}
        disabled={missing.length > 0}
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

function namesOf(missing: readonly { readonly name: string; readonly nameVi: string }[], language: Language) {
  return missing.map(({ name, nameVi }) => inLanguage(language, name, nameVi)).join(', ')
}
