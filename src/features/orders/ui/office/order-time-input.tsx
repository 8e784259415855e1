import { NativeSelect } from '@mantine/core'

import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { FieldInputProps } from '#src/web/office/resource/fields.ts'
import { typed } from '#src/web/office/resource/field-kinds.tsx'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { pickupDays } from '../../rules/requested-time.ts'
import { orderFormTexts } from '../../texts/office-form-texts.ts'
import { formatDay, formatMoment } from '../site/order-times.ts'

/**
 * The field for the requested time. It offers "as soon as possible", the times that guests can choose, and the order's current
 * time, even if that is over.
 */
export function OrderTimeInput(props: FieldInputProps<string>) {
  const { asSoonAsPossible } = useTexts(orderFormTexts).lines
  const language = useLanguage()
  const now = useServerMinute()
  const days = pickupDays(now, useSiteSettings())
  const offered = days.flatMap(({ date, times }) => times.map((time) => `${date}T${time}`))
  const { value } = props
  return (
    <NativeSelect
      {...typed(props)}
      data={[
        { value: '', label: asSoonAsPossible },
        ...(value === '' || offered.includes(value)
          ? []
          : [{ value, label: formatMoment(value, now, language) }]),
        ...days.map(({ date, times }) => ({
          group: formatDay(date, now, language),
          items: times.map((time) => ({
            value: `${date}T${time}`,
            label: `${time} · ${formatDay(date, now, language)}`,
          })),
        })),
      ]}
    />
  )
}

/** Shows the time that another user has saved meanwhile. */
export function OrderTimeSaid({ value }: { readonly value: string }) {
  const { asSoonAsPossible } = useTexts(orderFormTexts).lines
  const language = useLanguage()
  const now = useServerMinute()
  return value === '' ? asSoonAsPossible : formatMoment(value, now, language)
}
