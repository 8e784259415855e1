import { Button, TextInput, type TextInputProps } from '@mantine/core'

import layout from '#src/design/layout.module.css'
import { useTexts } from '#src/web/language.tsx'
import { orderReasonTexts } from '../../texts/order-reason-texts.ts'
import styles from './reason-input.module.css'

interface ReasonInputProps extends Omit<TextInputProps, 'onChange'> {
  readonly about: 'cancelled' | 'cheaper'
  readonly onReason: (reason: string) => void
  readonly onChange?: TextInputProps['onChange']
}

/** A field for a reason, in which staff can type their own words. Buttons fill in common reasons. */
export function ReasonInput({ about, onReason, ...input }: ReasonInputProps) {
  const texts = useTexts(orderReasonTexts)
  return (
    <div className={layout.stack2}>
      <TextInput
        label={texts.label}
        description={about === 'cancelled' ? texts.guestReads : texts.inLog}
        required
        maxLength={200}
        {...input}
      />
      <div className={styles.reasons}>
        {Object.values(texts.ready[about]).map((reason) => (
          <Button key={reason} variant="default" onClick={() => onReason(reason)}>
            {reason}
          </Button>
        ))}
      </div>
    </div>
  )
}
