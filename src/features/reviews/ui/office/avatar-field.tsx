import { TextInput } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import styles from '#src/web/office/form.module.css'
import { PictureField } from '#src/features/uploads/ui/shared/office/picture-field.tsx'
import { reviewFormTexts } from '../../texts/review-form-texts.ts'
import { GuestAvatar } from '#src/features/reviews/ui/shared/guest-avatar.tsx'
import type { ReviewFormState } from './use-review-form.ts'

/** As the home page shows it on the sharpest screens. */
const recommended = 300

interface AvatarFieldProps {
  readonly form: ReviewFormState
  /** Something has been chosen, not typed. */
  onEdit(): void
}

/** What stands beside the guest's name: a picture that is uploaded, a link to one, an emoji or initials. */
export function AvatarField({ form, onEdit }: AvatarFieldProps) {
  const texts = useTexts(reviewFormTexts)
  const { avatarUrl } = form.values
  const isUploaded = avatarUrl.startsWith('/objects/')
  return (
    <>
      <PictureField
        label={texts.avatarUpload}
        value={isUploaded ? avatarUrl : ''}
        onChange={(address) => {
          form.setValues({ ...form.values, avatarUrl: address })
          onEdit()
        }}
        aspect={1}
        purpose="avatar"
        preview={<GuestAvatar key={avatarUrl} avatarUrl={avatarUrl} />}
        tooLarge={texts.avatarTooLarge}
        noticeOf={(width, height) =>
          width === recommended && height === recommended ? undefined : texts.avatarSize(width, height)
        }
      />
      <TextInput
        {...form.field('avatarUrl')}
        className={styles.wide}
        label={texts.avatar}
        description={texts.avatarHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  )
}
