import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

import { formatDate, isPlainDate } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '../language.tsx'
import styles from './day-input.module.css'
import { officeTexts } from './texts/office-texts.ts'

interface DayInputProps extends Omit<TextInputProps, 'type' | 'value' | 'classNames' | 'styles'> {
  /** Empty if no day is chosen. */
  readonly value?: string
}

/**
 * The browser's field for a day, which shows the day as the page's language writes it. Browsers write it in their own language, often
 * with the month first. Their writing shows only while somebody types.
 */
export function DayInput({ value = '', onBlur, onClick, onKeyDown, ...input }: DayInputProps) {
  const language = useLanguage()
  const { noDate } = useTexts(officeTexts)
  const [isTyping, setTyping] = useState(false)
  const day = isPlainDate(value) ? formatDate(value, language) : noDate
  return (
    <TextInput
      {...input}
      type="date"
      value={value}
      classNames={{ wrapper: isTyping ? '' : (styles.day ?? '') }}
      styles={{ wrapper: { '--day': JSON.stringify(day) } }}
      onClick={(event) => {
        onClick?.(event)
        openPicker(event.currentTarget)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'Tab' && event.key !== 'Escape') setTyping(true)
      }}
      onBlur={(event) => {
        onBlur?.(event)
        setTyping(false)
      }}
    />
  )
}

/** Opens the browser's calendar. Browsers that cannot do that by a call open it by a press anyway, or let one type. */
function openPicker(input: HTMLInputElement) {
  try {
    input.showPicker()
  } catch {
    // The field can still be typed in.
  }
}
