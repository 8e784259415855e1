import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import office from '#src/web/office/form.module.css'
import type { User } from '../../contract/account.ts'
import { accountTexts } from '../../texts/account-texts.ts'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import { PasswordField } from './password-field.tsx'
import { useAddUserForm, useEditUserForm } from './use-user-form.ts'
import styles from './users.module.css'

interface AddUserFormProps {
  onDone(): void
}

export function AddUserForm({ onDone }: AddUserFormProps) {
  const form = useAddUserForm(onDone)
  return <Fields form={form} user={undefined} onCancel={onDone} />
}

interface EditUserFormProps extends AddUserFormProps {
  readonly user: User
}

export function EditUserForm({ user, onDone }: EditUserFormProps) {
  const form = useEditUserForm(user, onDone)
  return <Fields form={form} user={user} onCancel={onDone} />
}

interface FieldsProps {
  readonly form: ReturnType<typeof useAddUserForm>
  /** Undefined for a new one. */
  readonly user: User | undefined
  onCancel(): void
}

function Fields({ form, user, onCancel }: FieldsProps) {
  const texts = useTexts(accountTexts).form
  const isOwn = user !== undefined && storedUser()?.id === user.id
  return (
    <form className={office.form} onSubmit={form.submit} noValidate>
      <TextInput {...form.field('fullName')} label={texts.fullName} autoComplete="off" />
      <TextInput
        {...form.field('username')}
        label={texts.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput {...form.field('email')} label={texts.email} type="email" autoComplete="off" />
      {isOwn ? (
        <p className={styles.ownPassword}>{texts.ownPassword}</p>
      ) : (
        <PasswordField
          {...form.field('password')}
          className={styles.password}
          label={texts.password}
          // Of somebody else: a browser must not offer one's own.
          autoComplete="new-password"
          {...(user && { placeholder: texts.passwordHint })}
        />
      )}
      <RightsFields form={form} user={user} isOwn={isOwn} />
      <div className={office.buttons}>
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={form.isSending}>
          {user ? texts.save : texts.add}
        </Button>
      </div>
    </form>
  )
}

/** Role and activation, which nobody changes of themselves. */
function RightsFields({ form, user, isOwn }: Pick<FieldsProps, 'form' | 'user'> & { isOwn: boolean }) {
  const texts = useTexts(accountTexts)
  // A customer's account may be made one of the office; none becomes a customer's.
  const roles =
    user?.role === 'customer' ? (['customer', 'staff', 'admin'] as const) : (['staff', 'admin'] as const)
  return (
    <>
      <NativeSelect
        {...form.field('role')}
        label={texts.form.role}
        data={roles.map((value) => ({ value, label: texts.roles[value] }))}
        disabled={isOwn}
        {...(isOwn && { description: texts.form.ownRole })}
      />
      <Switch
        className={styles.active}
        label={texts.form.active}
        checked={form.values.isActive}
        disabled={isOwn}
        onChange={({ currentTarget }) => form.setValues({ ...form.values, isActive: currentTarget.checked })}
      />
    </>
  )
}
