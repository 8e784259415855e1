import type { ReactNode } from 'react'

import { Picture } from '#src/design/picture.tsx'
import smallText from '#src/design/small-text.module.css'
import { useTexts } from '#src/web/language.tsx'
import { custom, text } from '#src/web/office/resource/field-kinds.tsx'
import type { Field, FieldInputProps } from '#src/web/office/resource/fields.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { PictureField } from '#src/features/uploads/ui/office/picture-field.tsx'
import { pageEditorTexts } from '../../texts/page-editor-texts.ts'
import styles from './home-film-fields.module.css'

/**
 * The size of the preview beside a picture's buttons: its class, the width at which it is shown, and the width in pixels of the
 * file that the browser fetches.
 */
export interface PreviewSize {
  readonly className: string | undefined
  readonly sizes: string
  readonly width: number
}

interface PictureOptions {
  /** Width by height. */
  readonly aspect: number
  readonly size: PreviewSize
}

/** A field for a picture on a page. A chosen picture becomes public when the form is saved. */
export function pagePicture(options: PictureOptions): Field<string> {
  return custom({
    ...text(),
    Input: (props) => <PagePicture {...props} {...options} />,
    Said: PictureSaid,
  })
}

interface PagePictureProps
  extends
    PictureOptions,
    Pick<FieldInputProps<string>, 'input' | 'label' | 'hint' | 'value' | 'onChange' | 'row'> {
  /** Another way to get a picture than by uploading a file, for example a frame of a film. */
  readonly source?: Parameters<typeof PictureField>[0]['source']
}

export function PagePicture({ input, row, aspect, size, ...field }: PagePictureProps) {
  return (
    <PictureField
      {...field}
      aspect={aspect}
      purpose="image"
      preview={
        <Picture
          {...size}
          src={field.value || null}
          drawing={NoPicture}
          height={Math.round(size.width / aspect)}
          alt=""
        />
      }
    >
      <PendingState input={input} row={row} value={field.value} />
    </PictureField>
  )
}

interface PendingStateProps extends Pick<FieldInputProps<string>, 'input' | 'row' | 'value'> {
  readonly children?: ReactNode
}

/** Tells the admin if a value is not saved yet, so that guests do not see it, and also if something is wrong with the value. */
export function PendingState({ input, row, value, children }: PendingStateProps) {
  const texts = useTexts(pageEditorTexts)
  const problem = input.error || children
  const stored: unknown = row && Reflect.get(row, input.name)
  return (
    <>
      {value !== (stored ?? '') && <p className={styles.pending}>{texts.pending}</p>}
      {problem && (
        <p className={smallText.error} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

/**
 * Describes a picture in the notice that another user has changed it. The notice says only whether there is a picture, because the
 * picture's address tells readers nothing.
 */
export function PictureSaid({ value }: { readonly value: string }) {
  const { nothing, anotherPicture } = useTexts(officeTexts).values
  return value ? anotherPicture : nothing
}

function NoPicture({ className }: { className?: string }) {
  return <div className={className} />
}
