import { accountTexts } from '#src/features/accounts/texts/account-texts.ts'
import type { AuditLabels } from '#src/features/audit/rules/describe-entry.ts'
import { contactTexts } from '#src/features/contact/texts/contact-texts.ts'
import { officeMessageTexts } from '#src/features/contact/texts/office-texts.ts'
import { customizationTexts } from '#src/features/customization/texts/customization-texts.ts'
import { dietaryValues } from '#src/features/customization/texts/dietary-form-texts.ts'
import { schemaTexts } from '#src/features/customization/texts/schema-texts.ts'
import { categoryTexts } from '#src/features/menu/texts/category-texts.ts'
import { deviceTexts } from '#src/features/devices/texts/device-texts.ts'
import { dishTexts } from '#src/features/menu/texts/dish-texts.ts'
import { ingredientTexts } from '#src/features/dashboard/texts/ingredient-texts.ts'
import { postOfficeTexts } from '#src/features/news/texts/post-office-texts.ts'
import { officeOrdersTexts } from '#src/features/orders/texts/office-texts.ts'
import { orderLabels } from '#src/features/orders/texts/order-labels.ts'
import { orderReasonTexts } from '#src/features/orders/texts/order-reason-texts.ts'
import { orderingTexts } from '#src/features/orders/texts/ordering-texts.ts'
import { orderTimesTexts } from '#src/features/orders/texts/order-times-texts.ts'
import { pauseTexts } from '#src/features/oven/texts/pause-texts.ts'
import { visitTexts } from '#src/features/orders/texts/visit-texts.ts'
import { aboutEditorTexts } from '#src/features/pages/texts/about-editor-texts.ts'
import { homeEditorTexts } from '#src/features/pages/texts/home-editor-texts.ts'
import { seoEditorTexts } from '#src/features/pages/texts/seo-editor-texts.ts'
import { printingTexts } from '#src/features/printing/texts/printing-texts.ts'
import { officeReservationsTexts } from '#src/features/reservations/texts/office-texts.ts'
import { restaurantTexts } from '#src/features/restaurant/texts/restaurant-texts.ts'
import { settingsLabels, settingsTexts } from '#src/features/restaurant/texts/settings-texts.ts'
import { reviewOfficeTexts } from '#src/features/reviews/texts/review-office-texts.ts'
import type { Language } from '#src/kernel/language.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'
import { saleUnitTexts } from '#src/web/texts/sale-unit-texts.ts'

/** The labels of fields and values in entries of the audit log. They are the words that the office's forms and screens use. */
export const auditLabels: Readonly<Record<Language, AuditLabels>> = { vi: labelsIn('vi'), en: labelsIn('en') }

function labelsIn(language: Language): AuditLabels {
  const user = accountTexts[language]
  const { subject, message } = contactTexts[language]
  const { status, type, payment } = orderLabels[language]
  return {
    fields: {
      'about-content': aboutEditorTexts[language].fields,
      'blog-post': postOfficeTexts[language].fields,
      category: categoryTexts[language].fields,
      device: deviceTexts[language].fields,
      'contact-message': { name: fieldTexts[language].fullName, subject, message },
      'customization-schema': optionGroupFields(language),
      dish: dishTexts[language].fields,
      ingredient: ingredientTexts[language].fields,
      'home-content': homeEditorTexts[language].fields,
      order: orderFields(language),
      'page-seo': seoEditorTexts[language].fields,
      reservation: reservationFields(language),
      review: reviewOfficeTexts[language].fields,
      'site-settings': { ...settingsLabels(language), printers: printingTexts[language].printers.title },
      'kitchen-pause': { until: pauseTexts[language].until },
      'table-visit': visitTexts[language].fields,
      user: { ...user.fields, passwordHash: user.fields.password },
    },
    values: {
      ...status,
      ...type,
      ...payment,
      ...officeMessageTexts[language].status,
      ...officeReservationsTexts[language].dialog.sources,
      ...schemaTexts[language].types,
      ...dietaryValues(language),
      ...saleUnitTexts[language].names,
      ...settingsTexts[language].delivery,
      ...settingsTexts[language].taxModes,
      ...officeTexts[language].languages,
      ...user.roles,
      ...deviceTexts[language].kinds,
    },
    weekdays: restaurantTexts[language].weekdays,
  }
}

function orderFields(language: Language) {
  const { fields, dialog, table } = officeOrdersTexts[language]
  const { subtotal, total } = orderingTexts[language]
  return {
    ...fields,
    paymentMethod: dialog.payment,
    requestedTime: dialog.requested,
    promisedTime: orderTimesTexts[language].promised,
    scheduledTime: dialog.scheduled,
    cancelReason: orderReasonTexts[language].cancelled,
    specialInstructions: dialog.notes,
    source: dialog.source,
    tableLabel: table,
    taxMode: settingsTexts[language].fields.taxMode,
    totalAmount: subtotal,
    grandTotal: total,
  }
}

function reservationFields(language: Language) {
  const { fields, dialog, table } = officeReservationsTexts[language]
  return { ...fields, source: dialog.source, tableLabel: table }
}

/** The fields of an option group also include the fields in its settings and its prices. */
function optionGroupFields(language: Language) {
  const { rows, ...fields } = schemaTexts[language].fields
  return {
    ...fields,
    isRequired: customizationTexts[language].required,
    half_and_half_service_fee: fields.halfAndHalfFee,
    sizes: rows({ type: 'size_selection' }),
    toppings: rows({ type: 'additional_toppings' }),
    options: rows({ type: 'single_choice_options' }),
  }
}
