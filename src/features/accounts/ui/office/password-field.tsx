import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { loginTexts } from '../../texts/login-texts.ts'

/** A password, which a button shows and hides. */
export function PasswordField(field: PasswordInputProps) {
  const texts = useTexts(loginTexts)
  const [visible, setVisible] = useState(false)
  return (
    <PasswordInput
      {...field}
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
