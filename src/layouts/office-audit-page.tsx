import { AuditScreen } from '#src/features/audit/ui/office/audit-screen.tsx'
import { auditLabels } from './office-audit-labels.ts'

/** The audit log of the office. */
export default function AuditPage() {
  return <AuditScreen labels={auditLabels} />
}
