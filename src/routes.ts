import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The site map: every address of the public site, then the office. */
export default [
  layout('web/site-layout.tsx', [
    index('features/pages/ui/site/home-page.tsx'),
    route('menu', 'features/menu/ui/site/menu-page.tsx'),
    route('order/:token', 'features/orders/ui/site/ticket-page.tsx'),
    route('*', 'web/not-found-page.tsx'),
  ]),
] satisfies RouteConfig
