/** The demo restaurant's logo, a drawing that comes with the site. */
export const demoLogo = '/brand/logo_on_dark.svg'
