import { data } from 'react-router'

import { StaffOverview } from './staff-overview.tsx'

export const loader = () => data(null, { status: 404 })

export const clientLoader = () => null

/** The staff panel serves every address below /staff. At an unknown address it shows the latest orders and reservations. */
export default function StaffUnknownPage() {
  return <StaffOverview />
}
