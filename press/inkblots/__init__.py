"""The painter of the inkblots of Rorschach."""
