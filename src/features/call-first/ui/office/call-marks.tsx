import { Link } from 'react-router'

import { Badge } from '#src/design/badge.tsx'
import { PhoneIcon } from '#src/design/icons.tsx'
import layout from '#src/design/layout.module.css'
import { useTexts } from '#src/web/language.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { useServerMinute } from '#src/web/use-server-time.ts'
import { waitsForCall, waitsTooLong } from '../../rules/call-first.ts'
import { callFirstTexts } from '../../texts/call-first-texts.ts'
import styles from './call-marks.module.css'

interface CallMarksProps {
  readonly row: {
    readonly id: string
    readonly status: string
    readonly needsCall: boolean
    readonly createdAt: string
    readonly archivedAt: string | null
    readonly openOfNumber: number
  }
  /** True on screens that already show only one phone number. Then no link to its other bookings and orders is needed. */
  readonly hidesNumber?: boolean
}

/**
 * Shows labels if the restaurant still has to call the guest of an order or booking, or if the guest has waited too long, and a
 * link to all that the same phone number has open. Renders nothing if none of this applies.
 */
export function CallMarks({ row, hidesNumber = false }: CallMarksProps) {
  const texts = useTexts(callFirstTexts)
  const address = useOpenAddress('same')
  const isLate = waitsTooLong(row, useServerMinute())
  const isOneOfSeveral = row.openOfNumber > 1 && row.archivedAt === null && !hidesNumber
  if (!waitsForCall(row) && !isLate && !isOneOfSeveral) return null
  return (
    <div className={layout.wrap2Middle}>
      {waitsForCall(row) && (
        <Badge tone="warning" icon={<PhoneIcon />}>
          {texts.callFirst}
        </Badge>
      )}
      {isLate && <Badge tone="accent">{texts.waitsTooLong}</Badge>}
      {isOneOfSeveral && (
        <Link to={address({ as: 'details', id: row.id })} replace preventScrollReset className={styles.same}>
          <Badge>{texts.sameNumber(row.openOfNumber)}</Badge>
        </Link>
      )}
    </div>
  )
}
