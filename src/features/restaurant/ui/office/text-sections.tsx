import { NativeSelect, TextInput } from '@mantine/core'

import { WebAddressInput } from '#src/web/office/web-address-input.tsx'
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
  const edit = useSettingsEdit({ section: 'contact', settings, valuesOf: contactValues, schema: ContactForm })
  return (
    <SettingsSection section="contact" edit={edit}>
      <TextInput {...edit.input('phone')} type="tel" />
      <TextInput {...edit.input('email')} type="email" />
      <TextInput {...edit.input('addressVi')} lang="vi" />
      <TextInput {...edit.input('address')} lang="en" />
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
  const edit = useSettingsEdit({
    section: 'capacity',
    settings,
    valuesOf: capacityValues,
    schema: CapacityForm,
  })
  return (
    <SettingsSection section="capacity" edit={edit}>
      <TextInput {...edit.input('seats')} inputMode="numeric" />
      <TextInput {...edit.input('stayMinutes')} inputMode="numeric" />
    </SettingsSection>
  )
}

const networks = ['facebookUrl', 'instagramUrl', 'tiktokUrl', 'linkedinUrl'] as const

export function LinksSection({ settings }: SectionProps) {
  const { hints } = useTexts(settingsTexts)
  const edit = useSettingsEdit({ section: 'links', settings, valuesOf: linkValues, schema: LinksForm })
  return (
    <SettingsSection section="links" edit={edit}>
      {networks.map((network) => (
        <WebAddressInput
          key={network}
          {...edit.input(network)}
          placeholder={hints.link}
          type="url"
          onComplete={(address) => edit.form.setValues({ ...edit.form.values, [network]: address })}
        />
      ))}
    </SettingsSection>
  )
}

export function SignatureSection({ settings }: SectionProps) {
  const edit = useSettingsEdit({
    section: 'signature',
    settings,
    valuesOf: signatureValues,
    schema: SignatureForm,
  })
  return (
    <SettingsSection section="signature" edit={edit}>
      <TextInput {...edit.input('authorLabelVi')} lang="vi" />
      <TextInput {...edit.input('authorLabel')} lang="en" />
      <TextInput {...edit.input('copyrightVi')} lang="vi" />
      <TextInput {...edit.input('copyright')} lang="en" />
    </SettingsSection>
  )
}
