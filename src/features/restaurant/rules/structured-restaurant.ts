import { inLanguage, type Language } from '#src/kernel/language.ts'
import { sharedPicture } from '#src/kernel/picture-variants.ts'
import type { CurrentSiteSettings, DayRange, SpecialHours } from '../contract/site-settings.ts'
import { lastDayOf } from './day-range.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Describes the restaurant in the form of schema.org, with texts in the page’s language. Empty settings are left out. */
export function structuredRestaurant(
  settings: Omit<CurrentSiteSettings, 'vatRate' | 'updatedAt'>,
  { language, origin }: { language: Language; origin: string },
): object {
  const image = sharedPicture(inLanguage(language, settings.socialImageUrl ?? '', settings.socialImageUrlVi))
  const { closures, lunarClosures = [], specialHours = [] } = settings
  const { name, nameVi, tagline, taglineVi, address, addressVi, latitude, longitude } = settings
  return {
    '@type': 'Restaurant',
    '@id': `${origin}/#restaurant`,
    name: inLanguage(language, name, nameVi),
    description: inLanguage(language, tagline, taglineVi) || undefined,
    url: `${origin}/`,
    logo: settings.logoUrl === null ? undefined : origin + logoFile(settings.logoUrl),
    image: image ? origin + image : undefined,
    telephone: settings.phone || undefined,
    email: settings.email || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: inLanguage(language, address, addressVi) || undefined,
      addressCountry: 'VN',
    },
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    openingHoursSpecification: settings.openingHours.map(({ weekday, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdays[weekday]}`,
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: [
      // In schema.org, opening hours from 00:00 to 00:00 mean "closed all day".
      ...[...closures, ...lunarClosures.flatMap(({ dates = [] }) => dates)].map((days) =>
        specialDay(days, { opens: '00:00', closes: '00:00' }),
      ),
      ...specialHours.map((hours) => specialDay(hours, hours)),
    ],
    servesCuisine: language === 'vi' ? ['Pizza', 'Món Ý', 'Món Việt'] : ['Pizza', 'Italian', 'Vietnamese'],
    currenciesAccepted: 'VND',
    acceptsReservations: true,
    hasMenu: `${origin}/menu`,
    sameAs: [settings.facebookUrl, settings.instagramUrl, settings.linkedinUrl, settings.tiktokUrl].filter(
      (link) => link !== '',
    ),
  }
}

function specialDay(days: DayRange, { opens, closes }: Omit<SpecialHours, 'date'>): object {
  const validity = { validFrom: days.date, validThrough: lastDayOf(days) }
  return { '@type': 'OpeningHoursSpecification', ...validity, opens, closes }
}

/** The address of a bitmap of the logo, which search engines need. The logo that comes with the site exists as a bitmap too. */
export function logoFile(logoUrl: string): string {
  return logoUrl.startsWith('/brand/') ? '/brand/mark.png' : logoUrl
}
