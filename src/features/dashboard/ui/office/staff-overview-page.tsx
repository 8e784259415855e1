import { StaffOverview } from './staff-overview.tsx'

export default function StaffOverviewPage() {
  return <StaffOverview />
}
