import { NativeSelect } from '@mantine/core'

import { BrandLogo } from '#src/design/logo.tsx'
import { PictureField } from '#src/features/uploads/ui/office/picture-field.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import form from '#src/web/office/form.module.css'
import { custom, text } from '#src/web/office/resource/field-kinds.tsx'
import { settingsTexts } from '../../texts/settings-texts.ts'
import styles from './settings-section.module.css'

/** The fields for the logo in the header. The owner first chooses the logo's shape, and then crops the picture to this shape. */
export const logoFields = {
  logoAspect: custom({
    ...text(),
    Input({ input, label, value, form: { change } }) {
      const { shapes } = useTexts(settingsTexts)
      const known = [
        { value: '1', label: shapes.square },
        { value: '2', label: shapes.wide },
        { value: '3', label: shapes.long },
      ]
      const isKnown = known.some((shape) => shape.value === value)
      return (
        <NativeSelect
          {...input}
          label={label}
          data={[...(isKnown ? [] : [{ value, label: shapes.own }]), ...known]}
          // If the owner changes the shape, the picture is removed, because it was cropped to the former shape.
          onChange={({ currentTarget }) => change({ logoAspect: currentTarget.value, logoUrl: '' })}
        />
      )
    },
  }),
  logoUrl: custom({
    ...text(),
    Input({ label, value, onChange, form: { values } }) {
      const { noLogo } = useTexts(settingsTexts)
      const aspect = Number(values['logoAspect'])
      const name = inLanguage(useLanguage(), String(values['name']), String(values['nameVi']))
      const preview = (
        <div className={styles.logo} data-tone="night">
          {value === '' && <span className={styles.about}>{noLogo}</span>}
          <BrandLogo brand={{ name, logoUrl: value || null, logoAspect: aspect }} label={name} height={40} />
        </div>
      )
      return (
        <div className={form.wide}>
          <PictureField {...{ label, value, onChange, aspect, preview }} purpose="image" isTransparent />
        </div>
      )
    },
  }),
}
