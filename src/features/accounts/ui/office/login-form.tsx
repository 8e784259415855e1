import { Button, TextInput } from '@mantine/core'
import { useRef } from 'react'

import { useEarlyTyping } from '#src/design/use-early-typing.ts'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { useTexts } from '#src/web/language.tsx'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { LoginInput } from '../../contract/account.ts'
import { loginTexts } from '../../texts/login-texts.ts'
import styles from './login-page.module.css'
import { PasswordField } from './password-field.tsx'
import { useSignIn } from './use-sign-in.ts'

/**
 * The form for username and password. The contract checks both before they are sent. The button is disabled until the page is
 * hydrated, because otherwise the browser would submit the form itself, with the password in the address.
 */
export function LoginForm() {
  const texts = useTexts(loginTexts)
  const signIn = useSignIn()
  const isHydrated = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  useEarlyTyping(element)
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
    <form ref={element} className={styles.form} onSubmit={form.submit} noValidate>
      <TextInput
        {...form.field('username')}
        label={texts.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.field('password')} label={texts.password} autoComplete="current-password" />
      <Button type="submit" fullWidth loading={form.isSending} disabled={!isHydrated}>
        {texts.submit}
      </Button>
    </form>
  )
}
