// The screens of the features need of the browser what the foundation's own tests need.
import '@livery/foundation/testing';
