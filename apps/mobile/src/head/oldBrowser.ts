/* Runs only where modules, and with them the app, are unknown: a `nomodule` script. Nothing but old syntax, please. */
document.documentElement.setAttribute('data-failed', 'old');
