/**
 * Modules of the file `vendor`: libraries, which change seldom, so that the file stays cached over a release. The helpers that
 * the compiler adds for classes in older browsers are among them: libraries use them too, and must not import the app.
 */
export const vendorModules = /[\\/]node_modules[\\/](?!.*lucide-react)|^\0@oxc-project/;
