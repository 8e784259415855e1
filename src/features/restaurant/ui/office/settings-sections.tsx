import type { ComponentType } from 'react'
import type { z } from 'zod'

import { TextLink } from '#src/design/link.tsx'
import { formatMoney } from '#src/kernel/money.ts'
import { useTexts } from '#src/web/language.tsx'
import form from '#src/web/office/form.module.css'
import { choice, custom, onOff, typed, webAddress } from '#src/web/office/resource/field-kinds.tsx'
import type { Field, Fields } from '#src/web/office/resource/fields.ts'
import { WebAddressInput } from '#src/web/office/web-address-input.tsx'
import { BankForm, CapacityForm, formOf, OvenForm, type TypedSetting } from '../../contract/settings-forms.ts'
import type { SiteSettingsChange } from '../../contract/site-settings-change.ts'
import { type OwnerSettings, TaxMode } from '../../contract/site-settings.ts'
import { mapPageAddress } from '../../rules/map-address.ts'
import { settingsTexts } from '../../texts/settings-texts.ts'
import { bankFields, TestCode } from './bank-fields.tsx'
import { closures } from './closures-field.tsx'
import { openingHours } from './hours-field.tsx'
import { logoFields } from './logo-fields.tsx'
import { lunarClosures } from './lunar-closures-field.tsx'
import { OvenExample, ovenFields } from './oven-fields.tsx'
import { line, partOf } from './setting-kinds.ts'
import { sharedPicture } from './shared-picture.tsx'
import { specialHours } from './special-hours-field.tsx'
import { vatPeriods } from './vat-field.tsx'

type Values = Readonly<Record<string, unknown>>

/** Settings that are saved together. */
export interface SettingsPart {
  readonly fields: Fields<OwnerSettings>
  /** The form schema, which turns the fields' values into the input of the API. */
  readonly schema: z.ZodType<SiteSettingsChange>
  /** After the fields. */
  readonly Also?: ComponentType<{ readonly values: Values }>
  /** Below the form. */
  readonly Below?: ComponentType<{ readonly values: Values }>
}

const vi = line({ language: 'vi' })
const en = line({ language: 'en' })
const number = line({ inputMode: 'decimal' })
const wholeNumber = line({ inputMode: 'numeric' })
const amount = custom<string, OwnerSettings>({
  ...wholeNumber,
  read: ({ callAboveAmount }) => (callAboveAmount === null ? '' : formatMoney(callAboveAmount)),
})
const count = partOf('capacity', { inputMode: 'numeric' })

const link = custom({
  ...webAddress(),
  Input: (props) => (
    <WebAddressInput
      {...typed(props)}
      placeholder={useTexts(settingsTexts).hints.link}
      type="url"
      onComplete={props.onChange}
    />
  ),
})

const delivery = { vi: settingsTexts.vi.delivery, en: settingsTexts.en.delivery }

/** All settings by section, in the order of the settings screen. */
export const settingsSections = {
  name: section({ nameVi: vi, name: en, taglineVi: vi, tagline: en, ...logoFields }),
  contact: section({
    phone: line({ type: 'tel' }),
    email: line({ type: 'email' }),
    addressVi: vi,
    address: en,
  }),
  map: {
    ...section({ mapQuery: line({ language: 'vi', isWide: true }), latitude: number, longitude: number }),
    Also: MapLink,
  },
  hours: section({ openingHours }),
  closures: section({ closures }),
  lunarClosures: section({ lunarClosures }),
  specialHours: section({ specialHours }),
  capacity: { fields: { seats: count, stayMinutes: count }, schema: CapacityForm },
  oven: { fields: ovenFields, schema: OvenForm, Below: OvenExample },
  calls: section({ callAboveOpen: wholeNumber, callAboveGuests: wholeNumber, callAboveAmount: amount }),
  tables: section({ tableList: line({ isWide: true }) }),
  callers: section({ looksUpCallers: onOff({ initial: false }) }),
  delivery: section({
    deliveryMode: choice({ initial: 'off', options: ['off', 'self-courier', 'on'], labels: delivery }),
  }),
  vat: section({
    taxMode: choice({
      initial: 'excluded',
      options: TaxMode.options,
      labels: { vi: settingsTexts.vi.taxModes, en: settingsTexts.en.taxModes },
      hints: { vi: settingsTexts.vi.taxModeHints, en: settingsTexts.en.taxModeHints },
    }),
    vatPeriods,
  }),
  bank: { fields: bankFields, schema: BankForm, Below: TestCode },
  links: section({ facebookUrl: link, instagramUrl: link, tiktokUrl: link, linkedinUrl: link }),
  shared: section({ socialImageUrl: sharedPicture, socialImageUrlVi: sharedPicture }),
  signature: section({ authorLabelVi: vi, authorLabel: en, copyrightVi: vi, copyright: en }),
} satisfies Record<string, SettingsPart>
export type SettingsSectionName = keyof typeof settingsSections

/** The names of the sections, in the order of the links on the settings screen. */
export const sectionNames = Object.keys(settingsSections) as SettingsSectionName[] // they are its keys

/** Makes a section with one field for each setting. A field has the same name as its setting. */
function section<Name extends TypedSetting>(fields: Readonly<Record<Name, Field<unknown, OwnerSettings>>>) {
  return { fields, schema: formOf(Object.keys(fields) as Name[]) } // they are its keys
}

/** A link with which the owner can try the map query before saving it. */
function MapLink({ values }: { readonly values: Values }) {
  const { openMap } = useTexts(settingsTexts)
  const mapQuery = String(values['mapQuery'])
  if (mapQuery.trim() === '') return null
  return (
    <p className={form.wide}>
      <TextLink to={mapPageAddress({ mapQuery })} target="_blank" rel="noopener noreferrer">
        {openMap}
      </TextLink>
    </p>
  )
}
