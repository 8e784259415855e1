import { Button, TextInput } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { UnsavedChanges } from '#src/web/office/unsaved-changes.tsx'
import type { SignedInUser } from '../../contract/account.ts'
import { profileTexts } from '../../texts/profile-texts.ts'
import { PasswordField } from './password-field.tsx'
import styles from './settings-page.module.css'
import { useProfile } from './use-profile.ts'

/** The form for the user's own name, e-mail address and password. To save any change, the user must enter the current password. */
export function ProfileForm({ user }: { user: SignedInUser }) {
  const texts = useTexts(profileTexts)
  const { record } = useTexts(officeTexts)
  const { form, isEdited } = useProfile(user)
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <UnsavedChanges when={isEdited} />
      <TextInput {...form.field('fullName')} label={texts.fullName} autoComplete="name" />
      <TextInput {...form.field('email')} label={texts.email} type="email" autoComplete="email" />
      <PasswordField
        {...form.field('currentPassword')}
        label={texts.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('newPassword')}
        label={texts.newPassword}
        placeholder={texts.newPasswordHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label={texts.confirmPassword}
        autoComplete="new-password"
      />
      <Button type="submit" loading={form.isSending}>
        {record.save}
      </Button>
    </form>
  )
}
