import { TextInput } from '@mantine/core'

import { DishPicture } from '#src/design/dish-picture.tsx'
import { useTexts } from '#src/web/language.tsx'
import { DishForm } from '../../contract/dish-form.ts'
import { dishFormTexts } from '../../texts/dish-form-texts.ts'
import styles from './dish-form.module.css'
import type { DishFormState } from './use-dish-form.ts'

/** The picture of a dish, by its address, and how it looks. */
export function DishPictureField({ form }: { form: DishFormState }) {
  const texts = useTexts(dishFormTexts)
  const { data: address } = DishForm.shape.imageUrl.safeParse(form.values.imageUrl)
  return (
    <div className={styles.picture}>
      <DishPicture src={address ?? null} sizes="6rem" width={320} alt="" className={styles.preview} />
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
