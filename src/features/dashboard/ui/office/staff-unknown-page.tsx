import { data } from 'react-router'

import { StaffOverview } from './staff-overview.tsx'

export const loader = () => data(null, { status: 404 })

export const clientLoader = () => null

/** Every address below /staff belongs to the staff area. An unknown one shows the area's start page. */
export default function StaffUnknownPage() {
  return <StaffOverview />
}
