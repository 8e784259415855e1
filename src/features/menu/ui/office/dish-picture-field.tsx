import { TextInput } from '@mantine/core'

import { DishPicture } from '#src/design/dish-picture.tsx'
import { PictureField } from '#src/features/uploads/ui/shared/office/picture-field.tsx'
import { useTexts } from '#src/web/language.tsx'
import { DishForm } from '../../contract/dish-form.ts'
import { dishFormTexts } from '../../texts/dish-form-texts.ts'
import styles from './dish-form.module.css'
import type { DishFormState } from './use-dish-form.ts'

interface DishPictureFieldProps {
  readonly form: DishFormState
  /** Something has been chosen, not typed. */
  onEdit(): void
}

/** The picture of a dish: uploaded, or the address of one elsewhere. */
export function DishPictureField({ form, onEdit }: DishPictureFieldProps) {
  const texts = useTexts(dishFormTexts)
  const { data: address } = DishForm.shape.imageUrl.safeParse(form.values.imageUrl)

  function setPicture(imageUrl: string) {
    form.setValues({ ...form.values, imageUrl })
    onEdit()
  }

  return (
    <div className={styles.picture}>
      <PictureField
        label={texts.pictureUpload}
        value={form.values.imageUrl}
        onChange={setPicture}
        // As it is shown on the menu.
        aspect={1}
        purpose="image"
        preview={
          <DishPicture src={address ?? null} sizes="6rem" width={320} alt="" className={styles.preview} />
        }
      />
      <TextInput
        {...form.field('imageUrl')}
        label={texts.picture}
        description={texts.pictureHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  )
}
