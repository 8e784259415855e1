import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'

import type { Language } from '#src/kernel/language.ts'
import { useTexts } from '#src/web/language.tsx'
import styles from '#src/web/office/form.module.css'
import { custom, typed } from '#src/web/office/resource/field-kinds.tsx'
import type { FieldInputProps } from '#src/web/office/resource/fields.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import type { UploadPurpose } from '../../rules/upload-limits.ts'
import { PictureField } from './picture-field.tsx'

interface PictureTexts {
  /** The label of the text field for the picture's address, below the upload buttons. */
  readonly address: string
  readonly hint: string
  readonly tooLarge?: string
  /** Returns a note about a picture's size, which is shown before cropping; undefined if the size is right. */
  readonly noticeOf?: (width: number, height: number) => string | undefined
}

interface PictureOptions {
  readonly isOptional?: boolean
  /** Width divided by height of the part of the picture that is shown. */
  readonly aspect: number
  readonly purpose: UploadPurpose
  readonly texts: Readonly<Record<Language, PictureTexts>>
  /** The preview of the picture, beside the buttons. */
  Preview(props: { readonly address: string }): ReactNode
}

/** A field for a picture. Its value is the address of an uploaded picture or of a picture on another site. */
export function picture({ isOptional = false, texts, aspect, purpose, Preview }: PictureOptions) {
  function Input(props: FieldInputProps<string>) {
    const { address, hint, ...said } = useTexts(texts)
    const { optional } = useTexts(officeTexts)
    // The address of an uploaded picture tells users nothing, so it is hidden. An address that the user has typed stays visible.
    const [typedHere, setTypedHere] = useState('')
    const isHidden = isUploaded(props.value) && props.value !== typedHere
    return (
      <div className={styles.parts}>
        <PictureField
          {...said}
          label={props.label}
          value={isUploaded(props.value) ? props.value : ''}
          onChange={props.onChange}
          aspect={aspect}
          purpose={purpose}
          preview={<Preview key={props.value} address={props.value} />}
        />
        <TextInput
          {...typed({ ...props, label: isOptional ? optional(address) : address, hint })}
          value={isHidden ? '' : props.value}
          onChange={({ currentTarget: { value } }) => {
            setTypedHere(value)
            props.onChange(value)
          }}
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    )
  }
  return custom<string>({
    initial: '',
    isOptional,
    read: (row, name) => String(Reflect.get(row, name) ?? ''),
    Input,
    Said: PictureSaid,
  })
}

/** Describes a picture in words, because the address of an uploaded picture tells readers nothing. */
function PictureSaid({ value }: { readonly value: string }) {
  const { nothing, anotherPicture } = useTexts(officeTexts).values
  return isUploaded(value) ? anotherPicture : value || nothing
}

function isUploaded(address: string): boolean {
  return address.startsWith('/objects/')
}
