import { NativeSelect, TextInput } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import {
  CapacityForm,
  ContactForm,
  DeliveryForm,
  LinksForm,
  SignatureForm,
} from '../../contract/settings-forms.ts'
import {
  capacityValues,
  contactValues,
  deliveryValues,
  linkValues,
  signatureValues,
} from '../../rules/settings-values.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import type { SectionProps } from './section-props.ts'
import { SettingsSection } from './settings-section.tsx'
import { useSettingsEdit } from './use-settings-edit.ts'

export function ContactSection({ settings }: SectionProps) {
  const { fields, hints } = useTexts(settingsTexts)
  const edit = useSettingsEdit({ section: 'contact', settings, valuesOf: contactValues, schema: ContactForm })
  return (
    <SettingsSection section="contact" edit={edit}>
      <TextInput
        {...edit.form.field('phone')}
        label={fields.phone}
        description={hints.phone}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="tel"
        autoComplete="off"
      />
      <TextInput {...edit.form.field('email')} label={fields.email} type="email" autoComplete="off" />
      <TextInput {...edit.form.field('addressVi')} label={fields.addressVi} lang="vi" autoComplete="off" />
      <TextInput {...edit.form.field('address')} label={fields.address} lang="en" autoComplete="off" />
    </SettingsSection>
  )
}

const modes = ['off', 'self-courier', 'on'] as const

export function DeliverySection({ settings }: SectionProps) {
  const { fields, delivery } = useTexts(settingsTexts)
  const edit = useSettingsEdit({
    section: 'delivery',
    settings,
    valuesOf: deliveryValues,
    schema: DeliveryForm,
  })
  return (
    <SettingsSection
      section="delivery"
      edit={edit}
      shown={(mode) => delivery[modes.find((each) => each === mode) ?? 'off']}
    >
      <NativeSelect
        {...edit.form.field('deliveryMode')}
        label={fields.deliveryMode}
        data={modes.map((value) => ({ value, label: delivery[value] }))}
      />
    </SettingsSection>
  )
}

export function CapacitySection({ settings }: SectionProps) {
  const { fields, hints } = useTexts(settingsTexts)
  const edit = useSettingsEdit({
    section: 'capacity',
    settings,
    valuesOf: capacityValues,
    schema: CapacityForm,
  })
  return (
    <SettingsSection section="capacity" edit={edit}>
      <TextInput
        {...edit.form.field('seats')}
        label={fields.seats}
        description={hints.seats}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextInput
        {...edit.form.field('stayMinutes')}
        label={fields.stayMinutes}
        inputMode="numeric"
        autoComplete="off"
      />
    </SettingsSection>
  )
}

const networks = ['facebookUrl', 'instagramUrl', 'tiktokUrl', 'linkedinUrl'] as const

export function LinksSection({ settings }: SectionProps) {
  const { fields, hints } = useTexts(settingsTexts)
  const edit = useSettingsEdit({ section: 'links', settings, valuesOf: linkValues, schema: LinksForm })
  return (
    <SettingsSection section="links" edit={edit}>
      {networks.map((network) => (
        <TextInput
          key={network}
          {...edit.form.field(network)}
          label={fields[network]}
          placeholder={hints.link}
          type="url"
          autoComplete="off"
        />
      ))}
    </SettingsSection>
  )
}

export function SignatureSection({ settings }: SectionProps) {
  const { fields } = useTexts(settingsTexts)
  const edit = useSettingsEdit({
    section: 'signature',
    settings,
    valuesOf: signatureValues,
    schema: SignatureForm,
  })
  return (
    <SettingsSection section="signature" edit={edit}>
      <TextInput
        {...edit.form.field('authorLabelVi')}
        label={fields.authorLabelVi}
        lang="vi"
        autoComplete="off"
      />
      <TextInput
        {...edit.form.field('authorLabel')}
        label={fields.authorLabel}
        lang="en"
        autoComplete="off"
      />
      <TextInput
        {...edit.form.field('copyrightVi')}
        label={fields.copyrightVi}
        lang="vi"
        autoComplete="off"
      />
      <TextInput {...edit.form.field('copyright')} label={fields.copyright} lang="en" autoComplete="off" />
    </SettingsSection>
  )
}
