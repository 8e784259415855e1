import layout from '#src/design/layout.module.css'
import smallText from '#src/design/small-text.module.css'
import { useTexts } from '#src/web/language.tsx'
import { custom, text } from '#src/web/office/resource/field-kinds.tsx'
import type { FieldInputProps } from '#src/web/office/resource/fields.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { PictureField } from '#src/features/uploads/ui/office/picture-field.tsx'
import { PostPicture } from '../site/post-picture.tsx'
import styles from './post-form.module.css'

interface Shape {
  readonly shape: 'thumbnail' | 'cover'
  /** Width by height. */
  readonly aspect: number
}

/** The field for a picture of a post. The picture is cropped to the given aspect ratio. */
export function postPicture(shape: Shape['shape'], aspect: number) {
  return custom<string>({
    ...text(),
    Input: (props) => <PostPictureInput {...props} shape={shape} aspect={aspect} />,
    Said: PictureSaid,
  })
}

function PostPictureInput({
  input,
  label,
  hint = '',
  value,
  onChange,
  shape,
  aspect,
}: FieldInputProps<string> & Shape) {
  const address = value || null
  return (
    <div className={layout.stack2}>
      <PictureField
        label={label}
        hint={hint}
        value={value}
        onChange={onChange}
        aspect={aspect}
        purpose="image"
        call="POST /api/news-images/upload"
        preview={
          <PostPicture
            post={{
              imageUrl: address,
              coverImageUrl: address,
              imagePlaceholder: null,
              coverImagePlaceholder: null,
            }}
            shape={shape}
            sizes="8rem"
            className={styles.thumbnail}
          />
        }
      />
      {input.error !== false && (
        <p className={smallText.error} role="alert">
          {input.error}
        </p>
      )}
    </div>
  )
}

/**
 * Another admin has saved a different picture meanwhile. The address of that picture would tell a reader nothing, so the text only
 * says that another picture was chosen.
 */
function PictureSaid({ value }: { readonly value: string }) {
  const { nothing, anotherPicture } = useTexts(officeTexts).values
  return value ? anotherPicture : nothing
}
