import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { loginTexts } from '../../texts/login-texts.ts'

/** A password field with a button that shows and hides the password. */
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
        // Mantine excludes this button from the tab order. It is added here, because keyboard users also want to see the password.
        tabIndex: 0,
      }}
    />
  )
}
