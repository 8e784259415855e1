import { useTexts } from '#src/web/language.tsx'
import { PictureField } from '#src/features/uploads/ui/shared/office/picture-field.tsx'
import { postFormTexts } from '../../texts/post-form-texts.ts'
import { PostPicture } from '#src/features/news/ui/shared/post-picture.tsx'
import styles from './post-form.module.css'
import type { PostFormState } from './use-post-form.ts'

interface PostPicturesProps {
  readonly form: PostFormState
  /** Something has been chosen, not typed. */
  onEdit(): void
}

/** Thumbnail and cover, each cropped to its shape. */
export function PostPictures({ form, onEdit }: PostPicturesProps) {
  const texts = useTexts(postFormTexts)
  return (
    <div className={styles.pair}>
      <OnePicture
        form={form}
        onEdit={onEdit}
        field="imageUrl"
        aspect={4 / 3}
        label={texts.thumbnail}
        hint={texts.thumbnailHint}
      />
      <OnePicture
        form={form}
        onEdit={onEdit}
        field="coverImageUrl"
        aspect={16 / 9}
        label={texts.cover}
        hint={texts.coverHint}
      />
    </div>
  )
}

/** The picture that a shared link shows. */
export function SharedPicture(props: PostPicturesProps) {
  const texts = useTexts(postFormTexts)
  return (
    <OnePicture
      {...props}
      field="ogImageUrl"
      aspect={1200 / 630}
      label={texts.shared}
      hint={texts.sharedHint}
    />
  )
}

interface OnePictureProps extends PostPicturesProps {
  readonly field: 'imageUrl' | 'coverImageUrl' | 'ogImageUrl'
  readonly aspect: number
  readonly label: string
  readonly hint: string
}

function OnePicture({ form, onEdit, field, aspect, label, hint }: OnePictureProps) {
  const value = form.values[field]
  const { error } = form.field(field)
  return (
    <div className={styles.picture}>
      <PictureField
        label={label}
        hint={hint}
        value={value}
        onChange={(address) => {
          form.setValues({ ...form.values, [field]: address })
          onEdit()
        }}
        aspect={aspect}
        purpose="image"
        call="POST /api/news-images/upload"
        preview={
          <PostPicture
            post={{
              imageUrl: value || null,
              coverImageUrl: value || null,
              imagePlaceholder: null,
              coverImagePlaceholder: null,
            }}
            shape={field === 'imageUrl' ? 'thumbnail' : 'cover'}
            sizes="8rem"
            className={styles.thumbnail}
          />
        }
      />
      {error !== false && (
        <p className={styles.problem} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
