import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import { ContactMessages } from './contact-messages.tsx'

/** The messages of the staff panel and of the admin dashboard, which alone offers to delete them. */
export default function MessagesPage() {
  return <ContactMessages showDeleteButton={storedUser()?.role === 'admin'} />
}
