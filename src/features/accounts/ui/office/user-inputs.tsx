import { NativeSelect, Switch } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import { typed } from '#src/web/office/resource/field-kinds.tsx'
import type { FieldInputProps } from '#src/web/office/resource/fields.ts'
import type { Role, User } from '../../contract/account.ts'
import { accountTexts } from '../../texts/account-texts.ts'
import { storedUser } from './stored-session.ts'
import { PasswordField } from './password-field.tsx'
import styles from './users.module.css'

/**
 * True for the account of the signed-in user. Users can neither deactivate nor demote their own account, and change their own
 * password in their profile.
 */
export function isOwnAccount(user: Pick<User, 'id'> | undefined): boolean {
  return user !== undefined && storedUser()?.id === user.id
}

export function PasswordInput({ hint, ...props }: FieldInputProps<string, User>) {
  const { ownPassword } = useTexts(accountTexts)
  if (isOwnAccount(props.row)) return <p className={styles.ownPassword}>{ownPassword}</p>
  return (
    <PasswordField
      {...typed({ ...props, hint: undefined })}
      className={styles.password}
      // This is the password of another person, so the browser must not fill in the admin's own password.
      autoComplete="new-password"
      {...(props.row && { placeholder: hint })}
    />
  )
}

export function RoleInput({ input, label, hint, row }: FieldInputProps<Role, User>) {
  const names = useTexts(accountTexts).roles
  // An admin may give a customer an office role, but may not turn an office account into a customer's.
  const roles =
    row?.role === 'customer' ? (['customer', 'staff', 'admin'] as const) : (['staff', 'admin'] as const)
  const isOwn = isOwnAccount(row)
  return (
    <NativeSelect
      {...input}
      label={label}
      data={roles.map((value) => ({ value, label: names[value] }))}
      disabled={isOwn}
      description={isOwn && hint}
    />
  )
}

export function RoleSaid({ value }: { readonly value: Role }) {
  return useTexts(accountTexts).roles[value]
}

export function ActiveInput({ label, value, onChange, row }: FieldInputProps<boolean, User>) {
  return (
    <Switch
      className={styles.active}
      label={label}
      checked={value}
      disabled={isOwnAccount(row)}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}
