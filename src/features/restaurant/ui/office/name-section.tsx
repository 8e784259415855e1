import { NativeSelect, TextInput } from '@mantine/core'

import { BrandLogo } from '#src/design/logo.tsx'
import { PictureField } from '#src/features/uploads/ui/shared/office/picture-field.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import form from '#src/web/office/form.module.css'
import { NameForm } from '../../contract/settings-forms.ts'
import { nameValues } from '../../rules/settings-values.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import type { SectionProps } from './section-props.ts'
import styles from './settings-section.module.css'
import { SettingsSection } from './settings-section.tsx'
import { type SettingsEdit, useSettingsEdit } from './use-settings-edit.ts'

type NameEdit = SettingsEdit<ReturnType<typeof nameValues>>

/** What the restaurant is called, and its logo. */
export function NameSection({ settings }: SectionProps) {
  const edit = useSettingsEdit({ section: 'name', settings, valuesOf: nameValues, schema: NameForm })
  return (
    <SettingsSection section="name" edit={edit}>
      <TextInput {...edit.input('nameVi')} lang="vi" />
      <TextInput {...edit.input('name')} lang="en" />
      <TextInput {...edit.input('taglineVi')} lang="vi" />
      <TextInput {...edit.input('tagline')} lang="en" />
      <LogoFields edit={edit} />
    </SettingsSection>
  )
}

/** The logo as the header shows it: its shape is chosen before the picture, which is cropped to it. */
function LogoFields({ edit }: { edit: NameEdit }) {
  const { fields, shapes, noLogo } = useTexts(settingsTexts)
  const language = useLanguage()
  const { values, setValues, field } = edit.form
  const { logoUrl, logoAspect } = values
  const known = [
    { value: '1', label: shapes.square },
    { value: '2', label: shapes.wide },
    { value: '3', label: shapes.long },
  ]
  const isKnown = known.some(({ value }) => value === logoAspect)
  const brand = {
    name: inLanguage(language, values.name, values.nameVi),
    logoUrl: logoUrl || null,
    logoAspect: Number(logoAspect),
  }
  return (
    <>
      <NativeSelect
        {...field('logoAspect')}
        label={fields.logoAspect}
        data={[...(isKnown ? [] : [{ value: logoAspect, label: shapes.own }]), ...known]}
        // A picture was cropped to the shape it has.
        onChange={({ currentTarget }) =>
          setValues({ ...values, logoAspect: currentTarget.value, logoUrl: '' })
        }
      />
      <div className={form.wide}>
        <PictureField
          label={fields.logoUrl}
          value={logoUrl}
          onChange={(picture) => setValues({ ...values, logoUrl: picture })}
          aspect={Number(logoAspect)}
          purpose="image"
          isTransparent
          preview={
            <div className={styles.logo} data-tone="night">
              {logoUrl === '' && <span className={styles.about}>{noLogo}</span>}
              <BrandLogo brand={brand} label={brand.name} height={40} />
            </div>
          }
        />
      </div>
    </>
  )
}
