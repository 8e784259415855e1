import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes'

/** This page is for developers only, so it exists only in development. */
const developmentOnly =
  process.env['NODE_ENV'] === 'development' ? [route('design', 'layouts/gallery-page.tsx')] : []

/** All addresses: first the public site's addresses, then the office's. */
export default [
  ...developmentOnly,

  layout('layouts/site-layout.tsx', [
    index('features/pages/ui/site/home-page.tsx'),
    route('menu', 'features/menu/ui/site/menu-page.tsx'),
    route('about', 'features/pages/ui/site/about-page.tsx'),
    route('news', 'features/news/ui/site/news-page.tsx'),
    route('news/:slug', 'features/news/ui/site/article-page.tsx'),
    route('booking', 'features/reservations/ui/site/booking-page.tsx'),
    route('contact', 'features/contact/ui/site/contact-page.tsx'),
    route('privacy-policy', 'features/legal/ui/site/privacy-policy-page.tsx'),
    route('terms-of-service', 'features/legal/ui/site/terms-of-service-page.tsx'),
    route('accessibility', 'features/legal/ui/site/accessibility-page.tsx'),
    route('newsletter/unsubscribe/:token', 'features/newsletter/ui/site/unsubscribe-page.tsx'),
    route('order/:token', 'features/orders/ui/site/ticket-page.tsx'),
    route('reservation/:token', 'features/reservations/ui/site/ticket-page.tsx'),
    route('*', 'layouts/not-found-page.tsx'),
  ]),

  layout('layouts/office-layout.tsx', [
    route('login', 'features/accounts/ui/office/login-page.tsx'),
    route('admin/login', 'features/accounts/ui/office/login-page.tsx', { id: 'admin-login' }),
    route('admin', 'layouts/office-start-page.ts', { id: 'admin-start' }),
    route('admin/kitchen', 'features/kitchen/ui/office/kitchen-page.tsx', { id: 'admin-kitchen' }),
    route('staff/kitchen', 'features/kitchen/ui/office/kitchen-page.tsx'),
    layout('layouts/office-admin-layout.tsx', [
      layout('features/dashboard/ui/office/admin-dashboard-page.tsx', [
        route('admin/customization', 'features/menu/ui/office/customizations-page.tsx', {
          id: 'admin-customization',
        }),
        route('admin/pages/:part?', 'features/pages/ui/office/pages-page.tsx'),
        route('admin/table-codes', 'features/orders/ui/office/table-codes-page.tsx'),
        route('admin/shift-sheet', 'features/dashboard/ui/office/shift-sheet-page.tsx', {
          id: 'admin-shift-sheet',
        }),
        ...prefix('admin/dashboard', [
          index('features/dashboard/ui/office/admin-overview-page.tsx'),
          route('orders', 'features/orders/ui/office/orders-page.tsx', { id: 'admin-orders' }),
          route('tables', 'features/orders/ui/office/tables-page.tsx', { id: 'admin-tables' }),
          route('printing', 'features/printing/ui/office/printing-page.tsx', { id: 'admin-printing' }),
          route('reservations', 'features/reservations/ui/office/reservations-page.tsx', {
            id: 'admin-reservations',
          }),
          route('menu', 'features/menu/ui/office/menu-management-page.tsx', [
            index('features/menu/ui/office/dishes-page.tsx'),
            route('categories', 'features/menu/ui/office/categories-page.tsx'),
            route('customizations', 'features/menu/ui/office/customizations-page.tsx'),
            route('ingredients', 'features/dashboard/ui/office/ingredients-page.tsx', {
              id: 'admin-ingredients',
            }),
          ]),
          route('blog', 'features/news/ui/office/posts-page.tsx'),
          route('reviews', 'features/reviews/ui/office/reviews-page.tsx'),
          route('contact', 'features/contact/ui/office/messages-page.tsx', { id: 'admin-messages' }),
          route('pages/:part?', 'features/pages/ui/office/pages-section-page.tsx'),
          route('account', 'layouts/office-account-page.tsx'),
          route('devices', 'features/devices/ui/office/devices-page.tsx'),
          route('audit', 'layouts/office-audit-page.tsx'),
        ]),
        route('admin/*', 'layouts/office-not-found-page.tsx'),
      ]),
    ]),
    layout('layouts/office-staff-layout.tsx', [
      route('staff', 'features/dashboard/ui/office/staff-panel-page.tsx', [
        index('layouts/office-start-page.ts'),
        route('dashboard', 'features/dashboard/ui/office/staff-overview-page.tsx'),
        route('orders', 'features/orders/ui/office/orders-page.tsx'),
        route('tables', 'features/orders/ui/office/tables-page.tsx'),
        route('printing', 'features/printing/ui/office/printing-page.tsx'),
        route('reservations', 'features/reservations/ui/office/reservations-page.tsx'),
        route('menu', 'features/menu/ui/office/availability-page.tsx'),
        route('ingredients', 'features/dashboard/ui/office/ingredients-page.tsx'),
        route('contact', 'features/contact/ui/office/messages-page.tsx'),
        route('settings', 'layouts/office-settings-page.tsx'),
        route('shift-sheet', 'features/dashboard/ui/office/shift-sheet-page.tsx'),
        route('*', 'features/dashboard/ui/office/staff-unknown-page.tsx'),
      ]),
    ]),
    // A paired kitchen board does not sign in, so these pages need no session.
    route('kitchen', 'features/kitchen/ui/office/paired-board-page.tsx'),
    route('pair', 'features/devices/ui/office/pair-page.tsx'),
  ]),
] satisfies RouteConfig
