import { formatMoney } from '#src/kernel/money.ts'
import { differingValues } from '#src/web/office/resource/use-edit-base.ts'
import { custom, longText, onOff, text } from '#src/web/office/resource/field-kinds.tsx'
import { resourceOf } from '#src/web/office/resource/resource.ts'
import type { CustomizationSchemaInput } from '../../contract/customization-schema-input.ts'
import type { CustomizationSchema, CustomizationType } from '../../contract/customization-schema.ts'
import { SchemaForm } from '../../contract/schema-form.ts'
import { halfAndHalfFee } from '../../rules/halves.ts'
import {
  offeredDefaults,
  type OptionRow,
  optionRows,
  schemaInput,
  type SchemaValues,
} from '../../rules/schema-values.ts'
import { officeCustomizationProblems } from '../../texts/office-problem-texts.ts'
import { schemaFormTexts } from '../../texts/schema-form-texts.ts'
import { schemaTexts } from '../../texts/schema-texts.ts'
import { DefaultChoiceInput } from './default-choice-input.tsx'
import { OptionRowsInput, OptionRowsSaid } from './option-rows-input.tsx'
import {
  AllowMultipleInput,
  FeeInput,
  MaxSelectionsInput,
  onlyOf,
  TypeInput,
  TypeSaid,
} from './schema-inputs.tsx'

const name = text({ language: 'en' })
const toppings = ['additional_toppings'] as const
const usualFee = formatMoney(10_000)

type ToppingsConfig = Extract<CustomizationSchema, { type: 'additional_toppings' }>['config']
const limits = (schema: CustomizationSchema): Partial<ToppingsConfig> =>
  schema.type === 'additional_toppings' ? schema.config : {}

/** The list of option groups, and the form in which admins edit them. */
export const schemaResource = resourceOf<CustomizationSchema>()({
  parameter: 'schema',
  queryKey: ['/api/customization-schemas'],
  calls: {
    // The server includes paused option groups in this response only for admins.
    list: (api) => api.call('GET /api/customization-schemas'),
    create: (api, body: CustomizationSchemaInput) => api.call('POST /api/customization-schemas', { body }),
    change: (api, id, body) => api.call('PATCH /api/customization-schemas/:id', { params: { id }, body }),
    remove: (api, id) => api.call('DELETE /api/customization-schemas/:id', { params: { id } }),
  },
  nameOf: (schema) => schema,
  schema: () => SchemaForm,
  edited(before: SchemaValues, typed: SchemaValues) {
    const input = schemaInput(typed)
    const edited = differingValues(schemaInput(before), input)
    const { config, pricingConfig } = input
    // The form's rows contain names and prices, which the API stores in `config` and `pricingConfig`. So if one of these two has
    // changed, the form sends both, so that they fit together.
    const whole = edited.config || edited.pricingConfig ? { ...edited, config, pricingConfig } : edited
    // The cast is correct, because all these values belong to the same type of option group.
    return Object.keys(whole).length > 0 ? (whole as Partial<CustomizationSchemaInput>) : undefined
  },
  fields: {
    type: custom<CustomizationType, CustomizationSchema>({
      initial: 'additional_toppings',
      Input: TypeInput,
      Said: TypeSaid,
    }),
    // A new option group has a preset type, which admins seldom change. So the first field that gets the focus is the name.
    name: custom<string>({ ...name, Input: (props) => <name.Input {...props} isFirst /> }),
    nameVi: text({ language: 'vi' }),
    description: longText({ language: 'en', rows: 2, isOptional: true }),
    descriptionVi: longText({ language: 'vi', rows: 2, isOptional: true }),
    isActive: onOff({ initial: true }),
    isRequired: onlyOf(['half_and_half', 'additional_toppings', 'single_choice_options'], {
      ...onOff({ initial: false }),
      read: ({ config }) => config.isRequired ?? false,
    }),
    defaultChoice: custom<readonly string[], CustomizationSchema>({
      initial: [],
      read: offeredDefaults,
      Input: DefaultChoiceInput,
      Said: ({ value }) => value.join(', '),
    }),
    rows: custom<readonly OptionRow[], CustomizationSchema>({
      initial: [],
      read: optionRows,
      Input: OptionRowsInput,
      Said: OptionRowsSaid,
    }),
    allowMultiple: onlyOf(toppings, {
      ...onOff({ initial: true }),
      read: (schema) => limits(schema).allowMultiple ?? true,
      Input: AllowMultipleInput,
    }),
    minSelections: onlyOf(toppings, {
      ...text({ initial: '0', inputMode: 'numeric' }),
      read: (schema) => String(limits(schema).minSelections ?? 0),
    }),
    maxSelections: onlyOf(toppings, {
      ...text(),
      read: (schema) => String(limits(schema).maxSelections ?? ''),
      Input: MaxSelectionsInput,
    }),
    halfAndHalfFee: onlyOf(['half_and_half'], {
      ...text({ initial: usualFee }),
      read: (schema) => (schema.type === 'half_and_half' ? formatMoney(halfAndHalfFee(schema)) : usualFee),
      Input: FeeInput,
    }),
  },
  texts: schemaTexts,
  problems: {
    vi: { ...officeCustomizationProblems.vi, ...schemaFormTexts.vi.problems },
    en: { ...officeCustomizationProblems.en, ...schemaFormTexts.en.problems },
  },
  staleCode: 'customization.schema-stale',
  toggles: {
    active: {
      isOn: ({ isActive }) => isActive,
      send: (api, { id }, isActive) =>
        api.call('PATCH /api/customization-schemas/:id', { params: { id }, body: { isActive } }),
    },
  },
})
