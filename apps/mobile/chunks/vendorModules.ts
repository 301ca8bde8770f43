/**
 * Modules of the file `vendor`: libraries, which rarely change, so that the file stays cached over a release. The file
 * includes the helpers that the compiler adds for classes in older browsers. Libraries use these helpers too, and must
 * not import the app.
 */
export const vendorModules = /[\\/]node_modules[\\/](?!.*lucide-react)|^\0@oxc-project/;
