import { Button, PasswordInput, type PasswordInputProps, TextInput } from '@mantine/core'
import { useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { LoginInput } from '../../contract/account.ts'
import { loginTexts } from '../../texts/login-texts.ts'
import styles from './login-page.module.css'
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
      <Password {...form.field('password')} />
      <Button type="submit" fullWidth loading={form.isSending}>
        {texts.submit}
      </Button>
    </form>
  )
}

function Password(field: PasswordInputProps) {
  const texts = useTexts(loginTexts)
  const [visible, setVisible] = useState(false)
  return (
    <PasswordInput
      {...field}
      label={texts.password}
      autoComplete="current-password"
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': visible ? texts.hidePassword : texts.showPassword,
        // Mantine leaves it out of the tab order; by keyboard one wants to see the password too.
        tabIndex: 0,
      }}
    />
  )
}
