import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { loginTexts } from '../../texts/login-texts.ts'
import styles from './login-page.module.css'
import { useSignIn } from './use-sign-in.ts'

type Field = 'username' | 'password'

/** Username and password, checked for being there before anything is sent. */
export function LoginForm() {
  const texts = useTexts(loginTexts)
  const { signIn, pending } = useSignIn()
  const [values, setValues] = useState({ username: '', password: '' })
  const [missing, setMissing] = useState<readonly Field[]>([])
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const blank: Field[] = []
    if (values.username.trim() === '') blank.push('username')
    if (values.password === '') blank.push('password')
    setMissing(blank)
    if (blank[0]) (blank[0] === 'username' ? username : password).current?.focus()
    else void signIn(values)
  }

  const change = (field: Field, value: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    setMissing((before) => before.filter((other) => other !== field))
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        ref={username}
        label={texts.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.username}
        onChange={(event) => change('username', event.currentTarget.value)}
        error={missing.includes('username') && texts.usernameRequired}
      />
      <Password
        ref={password}
        value={values.password}
        onChange={(value) => change('password', value)}
        error={missing.includes('password') && texts.passwordRequired}
      />
      <Button type="submit" fullWidth loading={pending}>
        {texts.submit}
      </Button>
    </form>
  )
}

interface PasswordProps {
  readonly ref: React.Ref<HTMLInputElement>
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | false
}

function Password({ ref, value, onChange, error }: PasswordProps) {
  const texts = useTexts(loginTexts)
  const [visible, setVisible] = useState(false)
  return (
    <PasswordInput
      ref={ref}
      label={texts.password}
      name="password"
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
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
