/** The logo of the demo restaurant: the drawing that comes with the site. */
export const demoLogo = '/brand/logo_on_dark.svg'
