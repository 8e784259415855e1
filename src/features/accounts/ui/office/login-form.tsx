import { Button, TextInput } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { LoginInput } from '../../contract/account.ts'
import { loginTexts } from '../../texts/login-texts.ts'
import styles from './login-page.module.css'
import { PasswordField } from './password-field.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Username and password, checked by the contract before anything is sent. */
export function LoginForm() {
  const texts = useTexts(loginTexts)
  const signIn = useSignIn()
  const form = useOfficeForm({
    initial: { username: '', password: '' },
    schema: LoginInput,
    fieldTexts: {
      username: { required: texts.usernameRequired },
      password: { required: texts.passwordRequired },
    },
    send: signIn,
  })

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <TextInput
        {...form.field('username')}
        label={texts.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.field('password')} label={texts.password} autoComplete="current-password" />
      <Button type="submit" fullWidth loading={form.isSending}>
        {texts.submit}
      </Button>
    </form>
  )
}
