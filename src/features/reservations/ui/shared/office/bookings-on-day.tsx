import { TextLink } from '#src/design/link.tsx'
import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '#src/web/language.tsx'
import { closureTexts } from '#src/features/reservations/texts/closure-texts.ts'
import { useDiningDay } from '../../office/use-dining-day.ts'

/** Whose tables a closure of this day would touch: those that are pending or confirmed. */
export function BookingsOnDay({ date }: { date: string }) {
  const texts = useTexts(closureTexts)
  const { data, isError } = useDiningDay(date)
  if (isError) return <p role="alert">{texts.failed}</p>
  if (!data) return <p role="status">{texts.loading}</p>
  const waiting = data.reservations.filter(({ status }) => status === 'pending' || status === 'confirmed')
  if (waiting.length === 0) return <p>{texts.none}</p>
  const guests = waiting.reduce((sum, each) => sum + each.guests, 0)
  return (
    <Notice tone="warning" title={texts.title(waiting.length, guests)}>
      <p>{texts.text}</p>
      <ul>
        {waiting.map(({ id, time, name, guests: party }) => (
          <li key={id}>{texts.row(time, name, party)}</li>
        ))}
      </ul>
      <TextLink to={`/admin/dashboard/reservations?view=day&day=${date}`} target="_blank">
        {texts.open}
      </TextLink>
    </Notice>
  )
}
