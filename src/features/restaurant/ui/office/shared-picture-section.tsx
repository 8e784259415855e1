import { PictureField } from '#src/features/uploads/ui/shared/office/picture-field.tsx'
import { useTexts } from '#src/web/language.tsx'
import { SharedPictureForm } from '../../contract/settings-forms.ts'
import { sharedPictureValues } from '../../rules/settings-values.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import type { SectionProps } from './section-props.ts'
import styles from './settings-section.module.css'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsEdit } from './use-settings-edit.ts'

/** Width by height, as networks and chats show it. */
const cardAspect = 1200 / 630

/** The picture that a shared link shows; Vietnamese pages may have their own. */
export function SharedPictureSection({ settings }: SectionProps) {
  const { fields, noPicture } = useTexts(settingsTexts)
  const edit = useSettingsEdit({
    section: 'shared',
    settings,
    valuesOf: sharedPictureValues,
    schema: SharedPictureForm,
  })
  const { values, setValues } = edit.form
  return (
    <SettingsSection section="shared" edit={edit}>
      {(['socialImageUrl', 'socialImageUrlVi'] as const).map((field) => (
        <PictureField
          key={field}
          label={fields[field]}
          value={values[field]}
          onChange={(picture) => setValues({ ...values, [field]: picture })}
          aspect={cardAspect}
          purpose="image"
          preview={
            values[field] === '' ? (
              <p className={styles.about}>{noPicture}</p>
            ) : (
              <img className={styles.card} src={values[field]} width={240} height={126} alt="" />
            )
          }
        />
      ))}
    </SettingsSection>
  )
}
